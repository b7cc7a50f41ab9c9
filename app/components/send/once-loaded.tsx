import { type ComponentType, type ReactNode, useEffect, useState } from "react";

interface FormParts {
  action: string;
  className?: string;
  children: ReactNode;
}

/**
 * A plain form until the one that reports failures has loaded, so that pages with rarely used forms stay small. `load`
 * is the same function in every render.
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
