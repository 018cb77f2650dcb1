import lock from '../../../package-lock.json';

interface LockedPackage {
  version?: string;
  integrity?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const packages: Record<string, LockedPackage> = lock.packages;

/** The paths at which Node looks for a package imported from `path`, nearest first. */
function* listLocations(name: string, path: string): Generator<string> {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1)))
    yield `${at}/node_modules/${name}`;
  yield `node_modules/${name}`;
}

// npm omits packages of other systems if the registry lacks them; then `npm ci` rejects the file everywhere.
test('the lock file names every package, also those of other systems, so that npm ci accepts it', () => {
  const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies }).filter(
      (name) => ![...listLocations(name, path)].some((location) => packages[location]?.version),
    ),
  );
  expect(missing).toEqual([]);
});

// npm installs an entry without a hash unchecked. To get the hash, delete the entry and run
// `npm install --package-lock-only`.
test('the lock file has a hash of every package', () => {
  const unchecked = Object.entries(packages).filter(([path, { integrity }]) => path !== '' && !integrity);
  expect(unchecked.map(([path]) => path)).toEqual([]);
});

test('the lock file belongs to package.json', () => {
  const { dependencies, devDependencies } =
    jest.requireActual<Record<string, Record<string, string>>>('../../../package.json');
  const root = packages[''] as Record<string, unknown>;
  expect({ dependencies: root.dependencies, devDependencies: root.devDependencies }).toEqual({
    dependencies,
    devDependencies,
  });
});
