import type { RemoteReleases } from '@club/shared/contracts/releases/releases';
import { formatPercent, momentInText } from '@club/shared/domain';
import { Alert, SectionCard, Stack, Typography } from '@club/shared/ui-core';
import { ChoiceForm } from './choice-form';
import { HealthTable } from './health-table';

type Remote = RemoteReleases['remotes'][number];

/** One part of the suite: the active release, refused releases, the error rates, and what this browser receives. */
export function ReleaseCard({ remote, overrideOrigins }: { remote: Remote; overrideOrigins: readonly string[] }) {
  const { title, version, source, since, canary, refused, health } = remote;
  return (
    <SectionCard title={title}>
      <Stack spacing={2}>
        <Typography>
          U upotrebi: <strong>{source === 'none' ? 'nijedna inačica' : (version ?? 'bez oznake')}</strong>
          {since && `, od ${momentInText(since)}`}
          {source === 'server' && ' (izgrađena s poslužiteljem)'}
          {source === 'address' && ' (učitava se s adrese iz postavke REMOTES)'}
          {canary && (
            <>
              <br />
              Probna: <strong>{canary.version}</strong>, u {formatPercent(canary.share, 3)} preglednika od{' '}
              {momentInText(canary.since)}
            </>
          )}
        </Typography>
        {refused.map(({ version: refusedVersion, reason }) => (
          <Alert key={refusedVersion} severity="warning">
            Inačica {refusedVersion ?? 'bez oznake'} nije u upotrebi jer nije prikladna ili potpuna. Za razvojni tim:{' '}
            <code lang="en">{reason}</code>
          </Alert>
        ))}
        <HealthTable title={title} health={health} />
        <ChoiceForm remote={remote} overrideOrigins={overrideOrigins} />
      </Stack>
    </SectionCard>
  );
}
