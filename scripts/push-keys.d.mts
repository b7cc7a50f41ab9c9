interface PushKeys {
  VAPID_PUBLIC_KEY: string;
  VAPID_PRIVATE_KEY: string;
}

export function createPushKeys(): Promise<PushKeys>;
export function pushKeysIn(state: string): Promise<PushKeys>;
