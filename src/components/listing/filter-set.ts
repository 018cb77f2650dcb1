export interface Option {
  value: string;
  label: string;
}

/** One of several values. */
export interface FilterChoice<F extends string = string> {
  name: F;
  label: string;
  /** The choice of no filter: "Any country". */
  any: string;
  options: readonly Option[];
  /** Among the most used: stands beside the search on wide screens, not only in the panel. */
  quick?: boolean;
}

/** On or off. */
interface FilterSwitch<F extends string = string> {
  name: F;
  label: string;
}

/** All that a visitor can set on a list, as it is drawn. */
export interface FilterSet<F extends string = string> {
  search: { name: F; label: string };
  /** A choice without options does not show. */
  choices: readonly FilterChoice<F>[];
  switches: readonly FilterSwitch<F>[];
  sorts: readonly Option[];
  /** The options of some choices could not be loaded. */
  incomplete?: boolean;
}

const choiceOf = <F extends string>({ choices }: FilterSet<F>, name: F) => choices.find((choice) => choice.name === name);

/** A filter's value in the visitor's words: "Spain". */
export function valueText<F extends string>(set: FilterSet<F>, name: F, value: string): string {
  if (name === set.search.name) return `“${value}”`;
  const option = choiceOf(set, name)?.options.find((one) => one.value === value);
  return option?.label ?? set.switches.find((one) => one.name === name)?.label ?? value;
}

/** A filter in force in the visitor's words: "Country: Spain". */
export function filterText<F extends string>(set: FilterSet<F>, name: F, value: string): string {
  const choice = choiceOf(set, name);
  return choice ? `${choice.label}: ${valueText(set, name, value)}` : valueText(set, name, value);
}

/** What a select of a choice offers: no filter first, and the current value also where the server's list does not have it. */
export function selectOptions({ any, options }: FilterChoice, current = ''): Option[] {
  const known = current === '' || options.some(({ value }) => value === current);
  return [{ value: '', label: any }, ...options, ...(known ? [] : [{ value: current, label: current }])];
}
