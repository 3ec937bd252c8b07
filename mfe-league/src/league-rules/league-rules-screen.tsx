import { useClubProfile } from '@club/shared/club-profile';
import { slotDurations } from '@club/shared/domain';
import { useLeagueSeasons, useRegistrationWindow } from '@club/shared/league-query';
import { useAllSettled } from '@club/shared/query';
import { BlockSkeleton, CardGrid, PageHeading, SectionCard, Stack, TextLink, Typography } from '@club/shared/ui-core';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs';
import {
  ballsText,
  beginningText,
  bonusRules,
  exceptionRules,
  feeText,
  knockoutRules,
  pairingText,
  roundsText,
} from './league-facts';
import { PointTable } from './point-table';
import { RuleChapter } from './rule-chapter';

const START = 'Liga počinje u prvim danima travnja, ovisno o vremenu. Ostale obavijesti stižu u grupu za poruke.';
const ROUNDS = [
  'Igrač iz nižeg reda izaziva, igrač iz višeg brani. Ako izazivač pobijedi, zamjenjuju mjesta; inače svatko ostaje gdje jest.',
  'Izazivač se mora javiti protivniku u roku od 3 dana od objave rasporeda.',
];
const SETS = 'Igra se na dva dobivena seta, a treći set je cijeli.';
const RESULTS = [
  'Rezultat upisuju sami igrači, najkasnije na zadnji dan kola.',
  'Igrača koji u jednom kolu ne može igrati smije zamijeniti zamjenski igrač. Bodove tada dobiva samo protivnik, a u piramidi ostaje redovni igrač.',
];
const ORDER = [
  'Kod istog broja bodova odlučuju redom: međusobni mečevi, gemovi dobiveni u međusobnim mečevima, viši red u piramidi.',
];
const KNOCKOUT = ['Nakon zadnjeg kola slijedi završni turnir po ždrijebu prema osvojenim bodovima.'];
const FRIENDLY = [
  'Prijateljski susret smije početi tek kada završi ligaški meč koji se igra prije rezerviranog termina.',
];

/** The rules of the league (second specification, sections 1 and 9). */
export default function LeagueRulesScreen() {
  const { slotPlan, texts } = useClubProfile();
  const friendly = [`Prijateljski susret traje ${slotDurations(slotPlan)}.`, ...FRIENDLY];
  const seasons = useLeagueSeasons();
  const registration = useRegistrationWindow();
  const areSeasonsRead = useAllSettled(seasons);
  const isRegistrationRead = useAllSettled(registration);
  const played = seasons.data?.seasons ?? [];
  // Without the data the rules are shown without the facts about the seasons.
  const beginning = beginningText(played);
  const entry = [
    ...(beginning ? [beginning] : []),
    <>
      Za ligu se igrači prijavljuju <TextLink to="/league-registration">prijavnicom</TextLink>.{' '}
      {registration.data && feeText(registration.data, played)}
    </>,
    START,
  ];
  return (
    <>
      <Breadcrumbs here="Pravila lige" />
      <PageHeading title="Pravila lige" subtitle={`Ljetna teniska liga ${texts.place}: piramida i završni turnir.`} />
      <Stack spacing="18px">
        {areSeasonsRead && isRegistrationRead ? (
          <>
            <RuleChapter title="Prijava i članarina" rules={entry} />
            <RuleChapter
              title="Kola i piramida"
              rules={[pairingText(played), ...ROUNDS, ...exceptionRules(played), roundsText(played)]}
            />
          </>
        ) : (
          <>
            <BlockSkeleton height={{ xs: 478, sm: 262 }} />
            <BlockSkeleton height={{ xs: 702, sm: 366 }} />
          </>
        )}
        <RuleChapter title="Meč" rules={[SETS, ballsText(texts.balls), ...RESULTS]} />
        <SectionCard title="Bodovi" flush>
          <PointTable />
          <Typography color="textSecondary" sx={{ p: 2.5, maxWidth: '75ch' }}>
            Svaki odigrani meč donosi bod za igranje, a poraženome i bod za svaki osvojeni set. Meč prekinut ozljedom
            računa se kao da je protivnik dobio preostale setove.
          </Typography>
        </SectionCard>
        {areSeasonsRead ? (
          <RuleChapter title="Bonus reda i poredak" rules={[...bonusRules(played), ...ORDER]} />
        ) : (
          <BlockSkeleton height={{ xs: 478, sm: 262 }} />
        )}
        <CardGrid min={420}>
          {areSeasonsRead ? (
            <RuleChapter title="Završni turnir" rules={[...KNOCKOUT, ...knockoutRules(played)]} />
          ) : (
            <BlockSkeleton height={{ xs: 310, sm: 214 }} />
          )}
          <RuleChapter title="Prijateljski susreti" rules={friendly} />
        </CardGrid>
      </Stack>
    </>
  );
}
