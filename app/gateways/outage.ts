/** Whether a status says that a service is in trouble, rather than that it did not like the question. */
export const isOutage = (status: number): boolean => status >= 500 || status === 429;
