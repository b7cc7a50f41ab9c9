/** The answer; after so many milliseconds what `late` returns or throws instead, while the work goes on. */
export async function withinTime<T, Late>(
  milliseconds: number,
  answer: Promise<T>,
  late: () => Late,
): Promise<T | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLate = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  try {
    return await Promise.race([answer, isLate.then(late)]);
  } finally {
    clearTimeout(timer);
  }
}
