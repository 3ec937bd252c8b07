import { Typography } from '@club/shared/ui-core';

/** What a list is filtered by: the label of each choice, and its value as text; an empty one does not filter. */
export type FilterChoices = readonly (readonly [label: string, value: string])[];

/** On paper, where the fields of a filter are not: `Filtar: Igrač: Kovač, Status: Nije plaćeno`. */
export function PrintedFilter({ choices }: { choices: FilterChoices }) {
  const set = choices.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`);
  if (set.length === 0) return null;
  return (
    <Typography variant="body2" sx={{ display: 'none', displayPrint: 'block', px: 2.5, pt: 2, pb: 1 }}>
      Filtar: {set.join(', ')}
    </Typography>
  );
}

/** The same for a list with a search only. */
export const PrintedSearch = ({ text }: { text: string }) => <PrintedFilter choices={[['Pretraga', text.trim()]]} />;
