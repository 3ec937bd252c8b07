import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { absenceRoutes } from './absences/absences.routes';
import { knockoutRoutes } from './knockout/knockout.routes';
import { createKnockout } from './knockout/knockout.service';
import { matchEntryRoutes } from './match-entry/match-entry.routes';
import { createMatchEntry } from './match-entry/match-entry.service';
import { createResultEntering } from './my-results/enter-result.service';
import { myResultRoutes } from './my-results/my-results.routes';
import { createMyResults } from './my-results/my-results.service';
import { leaguePlayerRoutes } from './players-control/players-control.routes';
import { createLeaguePlayers } from './players-control/players-control.service';
import { pyramidControlRoutes } from './pyramid-control/pyramid-control.routes';
import { createPyramidControl } from './pyramid-control/pyramid-control.service';
import { registrationRoutes } from './registrations/registrations.routes';
import { publicationRoutes } from './rounds/publication.routes';
import { roundRoutes } from './rounds/rounds.routes';
import { seasonControlRoutes } from './rounds/season-control.routes';
import type { LeagueParts } from './season-changes/change-season';
import { seasonChangesRoutes } from './season-changes/season-changes.routes';
import { seasonFileRoutes } from './season-files/season-files.routes';
import { createSeasonFiles } from './season-files/season-files.service';
import { seasonSettingsRoutes } from './season-settings/season-settings.routes';
import { createSeasonSettings } from './season-settings/season-settings.service';
import { withdrawalRoutes } from './withdrawals/withdrawals.routes';

/** The calls of players and administrators in the league. */
export function playingLeagueRoutes(parts: LeagueParts): FastifyPluginAsyncZod {
  const calls = [
    registrationRoutes(parts),
    myResultRoutes(createMyResults(parts), createResultEntering(parts)),
    pyramidControlRoutes(createPyramidControl(parts)),
    seasonControlRoutes(parts),
    publicationRoutes(parts),
    roundRoutes(parts),
    absenceRoutes(parts),
    withdrawalRoutes(parts),
    matchEntryRoutes(createMatchEntry(parts)),
    seasonChangesRoutes(parts),
    knockoutRoutes(createKnockout(parts)),
    seasonSettingsRoutes(createSeasonSettings(parts)),
    leaguePlayerRoutes(createLeaguePlayers(parts)),
    seasonFileRoutes(createSeasonFiles(parts)),
  ];
  return async (app) => {
    for (const call of calls) await app.register(call);
  };
}
