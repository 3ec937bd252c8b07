import type { UpdateResult } from '@club/shared/contracts/league/my-results';
import type { SetScore } from '@club/shared/domain';
import type { SetProperty } from '../engine';

type SixGames = Omit<UpdateResult, 'retired' | 'version' | 'seen'>;

/** The three sets of a form's six fields; an empty field counts as 0. */
export const setsOfForm = (form: SixGames): SetScore[] => [
  [form.set1Igrac1, form.set1Igrac2],
  [form.set2Igrac1, form.set2Igrac2],
  [form.set3Igrac1, form.set3Igrac2],
];

/** The two fields of one set. */
export const fieldsOfSet = (set: SetProperty): readonly (keyof SixGames)[] => [`${set}Igrac1`, `${set}Igrac2`];
