/** The file that was not uploaded ahead, and the removal. */
export const imageFileName = (name: string) => `${name}_file`;
export const imageRemoveName = (name: string) => `${name}_remove`;
