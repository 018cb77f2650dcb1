import { getSupport } from '@/contract/operation';
import type { OperationName } from '@/contract/operations';
import type { Finding, Report } from './kit';
import { getOperation } from './call-inputs';

type Section = { title: string; kind: ReturnType<typeof getSupport> };

const SECTIONS: readonly Section[] = [
  { title: 'Needed: the site requires these calls', kind: 'needed' },
  { title: 'Optional: the site works without these calls, but the pages named offer less', kind: 'optional' },
  { title: 'Only the sandbox has these calls; other servers don’t need them', kind: 'sandbox' },
  { title: 'No page makes these calls; the specification names them', kind: 'unused' },
];

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const getKind = (name: OperationName) => getSupport(getOperation(name));

const isOfSection =
  ({ kind }: Section) =>
  (name: OperationName) =>
    getKind(name) === kind;

const hasDifferences = ({ differences }: { differences: readonly string[] }): boolean => differences.length > 0;

/** Where to look: the affected pages and the file that describes the call. */
function whereToLook(name: OperationName, schemaFiles: ReadonlyMap<string, string>): string[] {
  const { pages } = getOperation(name);
  const file = schemaFiles.get(name);
  return [...(pages.length > 0 ? [`    pages: ${pages.join(', ')}`] : []), ...(file ? [`    see ${file}`] : [])];
}

/** One call with all of its differences. Requests with the same differences share their lines. */
function differingCall(
  name: OperationName,
  findings: readonly Finding[],
  schemaFiles: ReadonlyMap<string, string>,
): string[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = finding.differences.join('\n');
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  const checked = [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const visitors = [...new Set(group.map(({ visitor }) => visitor))].join(', ');
    const more = group.length > 1 ? ` and ${plural(group.length - 1, 'more request')}` : '';
    return [
      `    checked ${first.call} (${visitors}${more})`,
      ...first.differences.map((difference) => `      - ${difference}`),
    ];
  });
  const { method, path } = getOperation(name);
  return [`  ${method} ${path}`, ...checked, ...whereToLook(name, schemaFiles), ''];
}

function missingCall(
  name: OperationName,
  alias: string | undefined,
  schemaFiles: ReadonlyMap<string, string>,
): string[] {
  const { method, path } = getOperation(name);
  const elsewhere = alias
    ? [`    found at ${method} ${alias}: map the path in a proxy (docs/back-end.md, "Paths")`]
    : [];
  return [`  not found: ${method} ${path}`, ...elsewhere, ...whereToLook(name, schemaFiles), ''];
}

function getSection(
  section: Section,
  { checked, missing }: Report,
  schemaFiles: ReadonlyMap<string, string>,
): string[] {
  const isHere = isOfSection(section);
  const differing = checked.filter(({ name }) => isHere(name)).filter(hasDifferences);
  const byCall = [...new Set(differing.map(({ name }) => name))];
  const lines = [
    ...byCall.flatMap((name) =>
      differingCall(
        name,
        differing.filter((finding) => finding.name === name),
        schemaFiles,
      ),
    ),
    ...missing.filter(({ name }) => isHere(name)).flatMap(({ name, alias }) => missingCall(name, alias, schemaFiles)),
  ];
  return lines.length > 0 ? [section.title, '', ...lines] : [];
}

function browserSection({ browser }: Report): string[] {
  const lines = browser
    .filter(hasDifferences)
    .flatMap(({ call, differences }) => [`  ${call}`, ...differences.map((difference) => `      - ${difference}`), '']);
  return lines.length > 0 ? ['In a browser: what pages of the site need besides the calls', '', ...lines] : [];
}

const MAX_CALLS_LISTED = 10;

const listCalls = (calls: readonly OperationName[]): string =>
  calls.length > MAX_CALLS_LISTED
    ? plural(calls.length, 'call')
    : calls.map((name) => `${getOperation(name).method} ${getOperation(name).path}`).join(', ');

function notes({ browser, skipped, withoutStatus, withoutEnvelope, relativeMedia, withoutCountry }: Report): string[] {
  const reasons = [...new Set(skipped.map(({ reason }) => reason))];
  const [example] = relativeMedia;
  return [
    ...(withoutStatus.length > 0
      ? [
          `${plural(withoutStatus.length, 'call')} responded without "status": 0 next to "data". The site doesn’t need it, but other clients of this API family may.`,
        ]
      : []),
    ...(withoutEnvelope.length > 0
      ? [
          `${plural(withoutEnvelope.length, 'call')} responded with bare data, without { "status": 0, "data": … } around it. The site accepts that, but other clients of this API family may not.`,
        ]
      : []),
    ...(example
      ? [
          `Relative media URLs in ${listCalls(relativeMedia.map(({ name }) => name))}, for example "${example.url}" (${example.place}). ` +
            'Send absolute URLs (https://…): the site resolves relative ones against the URL of your API, but other clients of this API family may not.',
        ]
      : []),
    ...(withoutCountry
      ? [
          'GET /country-block/check could also return "countryCode": with it, guests of one country share cached responses and pages; without it, only guests with the same IP address do (docs/back-end.md, "Country check").',
        ]
      : []),
    ...[...new Set(browser.flatMap(({ suggestions }) => suggestions))].map((suggestion) => `${suggestion}.`),
    ...reasons.map(
      (reason) =>
        `Not checked (${reason}): ${listCalls(skipped.filter((call) => call.reason === reason).map(({ name }) => name))}.`,
    ),
  ];
}

const wrongCalls = (section: Section, { checked, missing }: Report): number =>
  new Set([...checked.filter(hasDifferences), ...missing].map(({ name }) => name).filter(isOfSection(section))).size;

/** True if everything that the site requires matches the contract. */
export const isFit = (report: Report): boolean =>
  SECTIONS.filter(({ kind }) => kind === 'needed').every((section) => wrongCalls(section, report) === 0) &&
  !report.browser.some(hasDifferences);

function summary(report: Report): string {
  const { checked, missing, browser } = report;
  const calls = new Set(checked.map(({ name }) => name)).size;
  const [needed = 0, optional = 0] = SECTIONS.map((section) => wrongCalls(section, report));
  const optionalMissing = missing.filter(({ name }) => getKind(name) === 'optional').length;
  const inBrowser = browser.filter(hasDifferences).length;
  const result = isFit(report)
    ? 'Everything that the site needs matches the contract.'
    : [
        needed > 0 && `${plural(needed, 'needed call')} to correct.`,
        inBrowser > 0 && `${plural(inBrowser, 'check')} for browsers failed.`,
      ]
        .filter(Boolean)
        .join(' ');
  const rest =
    optional > 0 ? ` Optional calls: ${optionalMissing} not found, ${optional - optionalMissing} different.` : '';
  return `${plural(calls, 'call')} checked with ${plural(checked.length, 'request')}. ${result}${rest}`;
}

/**
 * Formats the report: differences by section, notes, and the result in the last line. `schemaFiles` says where each
 * call is described.
 */
export function formatReport(report: Report, schemaFiles: ReadonlyMap<string, string> = new Map()): string {
  const remarks = notes(report).map((note) => `  - ${note}`);
  return [
    ...SECTIONS.flatMap((section) => getSection(section, report, schemaFiles)),
    ...browserSection(report),
    ...(remarks.length > 0 ? ['Notes', '', ...remarks, ''] : []),
    summary(report),
  ].join('\n');
}
