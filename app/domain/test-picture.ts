/** The name of a picture that /debug/storage uploads. */
export const testPictureName = (now: Date) => `test-${now.getTime()}`;

export const isTestPicture = (id: string) => /^[a-z]+\/test-\d+$/.test(id);
