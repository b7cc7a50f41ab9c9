/** As high as a screen, so that what stands below does not come up while a face is loaded. */
export const FaceToCome = () => <div className="min-h-dvh" />;
