import { DownloadButton } from '@club/shared/download';
import { SectionCard, Typography } from '@club/shared/ui-core';

/** The export of the member's data, to which members have a right. */
export function OwnDataSection() {
  return (
    <SectionCard title="Vaši podaci">
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Preuzmite sve što klub o vama vodi: osobne podatke, rezervacije i promet računa, u datoteci JSON.
      </Typography>
      <DownloadButton path="personal-data/export" variant="outlined">
        Preuzmi moje podatke
      </DownloadButton>
    </SectionCard>
  );
}
