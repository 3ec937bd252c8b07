import { displayNames } from '../../players/display-names';
import type { PlayerId } from '../../players/player';
import { replaySeason } from '../../season/replay-season';
import type { Season } from '../../season/season';
import type { Simulation } from '../simulate-season';
import { knockoutText } from './knockout-text';
import { type NameOf, roundText } from './round-text';
import { statisticsText } from './statistics-text';

/** A simulated season as text, to examine the effect of the rules. Ends with a line break. */
export function seasonText({ plan, cast, record }: Simulation): string {
  const season = replaySeason(record);
  const names = displayNames(cast);
  const nameOf: NameOf = (player) => names.get(player) ?? String(player);
  const strengthOf = new Map(cast.map(({ player, strength }) => [player, strength]));
  const lines = [
    `LJETNA LIGA ${plan.year}: ${plan.players} igrača, ${season.settings.rounds} kola, sjeme ${plan.seed}`,
    'Lijevo brani, desno izaziva; iza rezultata su bodovi meča, u piramidi bodovi nakon kola.',
    '▲ izazivač se popeo, ▼ branitelj je pao, * zamjena, koja ne donosi bodove, · prazno mjesto.',
    'pred. predaja prije meča, ret. predaja u meču (1 lijevi, 2 desni igrač), prekid bez pobjednika, N neodigrano.',
    ...season.rounds.flatMap((round, index) => [
      ...roundText(round, nameOf, season.settings),
      ...changesText('Uključili se', record.rounds[index + 1]?.joined ?? [], nameOf),
      ...changesText('Odustali', record.rounds[index + 1]?.withdrawn ?? [], nameOf),
    ]),
    ...tableText(season, nameOf, strengthOf),
    ...(season.knockout ? knockoutText(season.knockout, nameOf) : []),
    ...statisticsText(season, nameOf),
  ];
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}

function changesText(label: string, players: readonly PlayerId[], nameOf: NameOf): string[] {
  return players.length === 0 ? [] : [`  ${label}: ${players.map(nameOf).join(', ')}`];
}

function tableText(season: Season, nameOf: NameOf, strengthOf: ReadonlyMap<PlayerId, number>): string[] {
  const rows = season.standings.map(({ rank, player, points, place }) => {
    const strength = (strengthOf.get(player) ?? 0).toFixed(1);
    const cell = `${place.row}/${place.position}`;
    return `  ${String(rank).padStart(2)}. ${nameOf(player).padEnd(20)}${String(points).padStart(4)}  ${cell.padEnd(5)} ${strength}`;
  });
  return ['', 'POREDAK (bodovi, red/pozicija, snaga u simulaciji)', ...rows];
}
