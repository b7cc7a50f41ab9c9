import { type ComponentType, type ReactNode, useEffect, useState } from "react";

interface FormParts {
  action: string;
  className?: string;
  children: ReactNode;
}

/**
 * A plain form until `load` has loaded the one that reports failures, so that pages with rarely used forms stay small.
 * `load` must be the same function in every render.
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
