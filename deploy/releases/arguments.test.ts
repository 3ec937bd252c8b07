import { readArguments } from './arguments';

test('a release, a rollback, a canary and the status', () => {
  const { options } = readArguments(['release', 'mfe-league', '--staged', '--target', '/static', '--keep-days', '7']);
  expect(options).toEqual({ address: undefined, target: '/static', built: undefined, staged: true, keepDays: 7 });
  expect(readArguments(['rollback', 'mfe-league'])).toMatchObject({ remote: 'mfe-league', version: undefined });
  expect(readArguments(['rollback', 'mfe-league', '2.2.0'])).toMatchObject({ version: '2.2.0' });
  expect(readArguments(['canary', 'mfe-league', '2.3.0', '--share', '10'])).toMatchObject({
    command: 'canary',
    version: '2.3.0',
    share: 10,
  });
  expect(readArguments(['canary', 'mfe-league', 'stop'])).toMatchObject({ command: 'canary stop' });
  expect(readArguments(['canary', 'mfe-league', 'promote'])).toMatchObject({ command: 'canary promote' });
  expect(readArguments(['status'])).toMatchObject({ command: 'status', remote: undefined });
});

test.each([
  [[], ''],
  [['--staged'], ''],
  [['relase', 'mfe-league'], ''],
  [['release'], ''],
  [['release', 'mfe-league', 'mfe-account'], ''],
  [['release', 'mfe-league', '--stagd'], "Unknown option '--stagd'\n"],
  [['release', 'mfe-league', '--target'], "Option '--target <value>' argument missing\n"],
  // An unset variable of a script: a default, or 0, is not what it means.
  [['release', 'mfe-league', '--keep-days', ''], "Option '--keep-days <value>' argument missing\n"],
  [['release', 'mfe-league', '--target='], "Option '--target <value>' argument missing\n"],
  [['release', 'mfe-league', '--built', ' '], "Option '--built <value>' argument missing\n"],
  [['canary', 'mfe-league', '2.3.0', '--share', ''], "Option '--share <value>' argument missing\n"],
  [['rollback', 'mfe-league', ''], ''],
  [['status', ''], ''],
  [['rollback', 'mfe-league', '--staged'], "'--staged' is not an option of rollback\n"],
  [['rollback', 'mfe-league', 'before'], ''],
  [['rollback', 'mfe-league', '2.2.0', '2.1.0'], ''],
  [['canary', 'mfe-league'], ''],
  [['canary', 'mfe-league', 'end'], ''],
  [['canary', 'mfe-league', 'promote', '--share', '50'], "'--share' is not an option of canary promote\n"],
  [['canary', 'mfe-league', '2.3.0', '--keep-days', '7'], "'--keep-days' is not an option of canary\n"],
  [['status', 'mfe-league', 'mfe-account'], ''],
  [['status', '--share', '10'], "'--share' is not an option of status\n"],
])('%j is refused with what there is', (args, reason) => {
  expect(() => readArguments(args)).toThrow(
    new RegExp(`^${reason.replace(/[<>()]/g, '.')}npm run release -- <remote>`),
  );
});

test('days to keep are a number', () => {
  expect(() => readArguments(['release', 'mfe-league', '--keep-days', 'x'])).toThrow(
    '--keep-days takes a number of days.',
  );
});

test.each([[], ['--share=-1'], ['--share', '100.5'], ['--share', 'x']])('a share is in percent: %j', (...share) => {
  expect(() => readArguments(['canary', 'mfe-league', '2.3.0', ...share])).toThrow('--share takes percent, 0 to 100.');
});
