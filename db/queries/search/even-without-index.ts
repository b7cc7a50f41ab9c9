import type { SearchPlan } from "~/domain/search/plan";
import { isIndexAway, withoutIndex } from "~/domain/search/without-index";

/** Lists by time, place, type and organizer go on without the index; words and facts rest. */
export async function evenWithoutIndex<T>(
  plans: readonly SearchPlan[],
  ask: (plans: readonly SearchPlan[]) => Promise<T>,
): Promise<T> {
  try {
    return await ask(plans);
  } catch (error) {
    const others = isIndexAway(error) ? plans.map(withoutIndex).filter((plan) => plan !== null) : [];
    if (others.length < plans.length || others.length === 0) throw error;
    return ask(others);
  }
}
