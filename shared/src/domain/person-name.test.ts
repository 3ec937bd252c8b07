import { personName, surnameFirst } from './person-name';

test.each([
  ['Željko', 'Čavlović', 'Čavlović Željko'],
  ['Bivši', 'član 7', 'Bivši član 7'],
  ['Bivši', 'igrač 12', 'Bivši igrač 12'],
  ['Bivši', 'igrač 12/2', 'Bivši igrač 12/2'],
  ['Izbrisana', 'prijava 3', 'Izbrisana prijava 3'],
  ['Ivo', 'Bivši', 'Bivši Ivo'],
  ['Bivši', 'Član', 'Član Bivši'],
])('%s %s is listed as %s', (firstName, lastName, listed) => {
  expect(surnameFirst({ firstName, lastName })).toBe(listed);
  expect(personName({ firstName, lastName })).toBe(`${firstName} ${lastName}`);
});
