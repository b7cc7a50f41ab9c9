import { type ComponentType, type ReactNode, useEffect, useState } from "react";

interface FormParts {
  action: string;
  className?: string;
  children: ReactNode;
}

/**
 * A plain form until `load` has brought the one that says what failed: pages that few people can post from stay light.
 * `load` must be the same function at each drawing.
 */
export function OnceLoaded({ load, ...parts }: FormParts & { load: () => Promise<ComponentType<FormParts>> }) {
  const [Form, setForm] = useState<ComponentType<FormParts>>();
  useEffect(() => {
    load().then(
      (loaded) => setForm(() => loaded),
      () => undefined,
    );
  }, [load]);
  return Form ? <Form {...parts} /> : <form method="post" {...parts} />;
}
