import type { ClubStatus } from '@club/shared/contracts/club-status';
import type { VersionHealth } from '@club/shared/contracts/releases/remote-health';
import { SectionCard } from '@club/shared/ui-core';
import { type Column, DataTable } from '@club/shared/ui-data';
import { HEALTH_COLUMNS } from '../releases/health-columns';

interface ReportedVersion extends VersionHealth {
  /** Title of the remote. */
  readonly title: string;
}

const TITLE = 'Greške u preglednicima, zadnja 24 sata';
const COLUMNS: readonly Column<ReportedVersion>[] = [
  { id: 'part', header: 'Dio', phone: 'heading', cell: ({ title }) => title },
  { id: 'version', header: 'Inačica', phone: 'aside', cell: ({ version }) => version },
  ...HEALTH_COLUMNS,
];

/** The versions of all remotes that browsers have reported; one that nobody has opened for a day has no row. */
export function BrowserErrorsCard({ remotes }: Pick<ClubStatus, 'remotes'>) {
  return (
    <SectionCard title={TITLE} flush>
      <DataTable
        caption={TITLE}
        captionHidden
        columns={COLUMNS}
        rows={remotes.flatMap(({ title, health }) => health.map((version) => ({ ...version, title })))}
        rowKey={({ title, version }) => `${title} ${version}`}
        empty="Nijedan preglednik nije poslao podatke."
      />
    </SectionCard>
  );
}
