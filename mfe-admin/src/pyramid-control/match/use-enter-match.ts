import { CorrectionPreview, type EnterMatch, MatchEntered } from '@club/shared/contracts/league/match-entry';
import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { answerBody, http } from '@club/shared/http';
import { seasonPath } from '../../api/season-call';
import { useRefetchingMutation } from '../../api/use-admin-mutation';
import { keys } from '../../query-keys';
import type { SentMatch } from './match-form';

type Versioned = SentMatch & Pick<EnterMatch, 'version' | 'seen' | 'seenNote'>;

const path = ({ year, id }: Pick<LeagueMatch, 'year' | 'id'>, rest = ''): string =>
  seasonPath(year, `/matches/${encodeURIComponent(id)}${rest}`);

/** PUT …/matches/{id}; `version` is the match's. Two queries show the match: that of the rounds and that of the results. */
export const useEnterMatch = (match: Pick<LeagueMatch, 'year' | 'id'>) =>
  useRefetchingMutation(keys.all, (json: Versioned) => answerBody(MatchEntered, http.put(path(match), { json })));

/** POST …/matches/{id}/preview: what the same request would change; nothing is written. */
export const previewMatch = (match: Pick<LeagueMatch, 'year' | 'id'>, json: Versioned): Promise<CorrectionPreview> =>
  answerBody(CorrectionPreview, http.post(path(match, '/preview'), { json }));
