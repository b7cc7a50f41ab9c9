export const seriesPageMessages = {
  title: "The series",
  description: "All dates of a series.",
  change: "Change or extend the series",
  changeTitle: "Change the series",
  changeText: "What fits the new rule stays as it is. So does everything that has been.",
  from: "From",
  fromHint: "Dates before this one stay.",
  leftOut: "Days left out",
  repeatsFrom: (repeats: string, day: string) => `${repeats} from ${day}`,
  includeExceptions: (n: number) =>
    n === 1 ? "Also the one that was edited by hand" : `Also the ${n} that were edited by hand`,
  removedTitle: (n: number) =>
    n === 1 ? "One date no longer fits and will be deleted" : `${n} dates no longer fit and will be deleted`,
  removedText: "Whoever has saved them as favourites loses them too.",
  confirm: "Delete them and save",
  noneComing: "The series has no upcoming dates",
  nonePast: "The series has no past dates",
};
