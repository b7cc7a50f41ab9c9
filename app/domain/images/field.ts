/** The names under which a picture field sends a file that was not sent ahead, and that there is to be none. */
export const imageFileName = (name: string) => `${name}_file`;
export const imageRemoveName = (name: string) => `${name}_remove`;
