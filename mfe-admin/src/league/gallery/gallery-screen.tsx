import { useAddress } from '@club/shared/address';
import { useClubDay } from '@club/shared/club-day';
import type { Location } from '@club/shared/router';
import { Loaded, PageHeading, SectionCard, Stack, TableSkeleton, TextLink } from '@club/shared/ui-core';
import { SelectField } from '@club/shared/ui-form';
import { leavesScreen } from '@club/shared/unsaved-guard';
import { useState } from 'react';
import { UnsavedForms, useUnsaved } from '../../forms/unsaved-forms/unsaved-forms';
import { PictureRows } from './picture-rows';
import { UploadCard } from './upload-card';
import { useGallery } from './use-gallery';
import { useUploads } from './use-uploads';

/** The league's first year (second specification, section 1). */
const FIRST_YEAR = 2017;

const UNFINISHED = 'Još nisu dodane sve slike, a popis neprihvaćenih će se izgubiti.';
const leavesYear = (now: Location, next: Location): boolean => leavesScreen(now, next) || now.search !== next.search;

/** Pictures of the gallery, year by year; the year is in the address. */
export default function GalleryScreen() {
  const day = useClubDay();
  return (
    <UnsavedForms loses={leavesYear}>
      <PageHeading title="Galerija" subtitle="Slike s terena koje vide svi posjetitelji." />
      <Loaded query={day} what="godine" skeleton={<TableSkeleton rows={4} columns={3} />}>
        {({ leagueYear }) => <YearChoice newest={leagueYear} />}
      </Loaded>
    </UnsavedForms>
  );
}

function YearChoice({ newest }: { newest: number }) {
  const { read, change } = useAddress();
  const years = Array.from({ length: newest - FIRST_YEAR + 1 }, (_, index) => newest - index);
  // The newest year when the page was opened, so that uploads and captions stay at New Year's midnight.
  const [opened] = useState(newest);
  const asked = Number(read('godina'));
  const year = years.includes(asked) ? asked : opened;
  return (
    <Stack spacing="18px">
      <SelectField
        label="Godina"
        value={String(year)}
        options={years.map((each) => ({ value: String(each), label: `${each}.` }))}
        onChange={(chosen) => change({ godina: chosen })}
        sx={{ maxWidth: '12.5rem' }}
      />
      <YearPictures key={year} year={year} />
    </Stack>
  );
}

function YearPictures({ year }: { year: number }) {
  const gallery = useGallery(year);
  const uploads = useUploads(year);
  // Refused pictures are listed only here, with the reason and a retry.
  useUnsaved(uploads.isBusy || uploads.uploads.refused.length > 0, { loss: UNFINISHED });
  return (
    <>
      <UploadCard {...uploads} />
      <SectionCard
        title={`Slike ${year}.`}
        flush
        action={
          <TextLink alone to={`/gallery/${year}`}>
            Kako to vide posjetitelji
          </TextLink>
        }
      >
        <Loaded query={gallery} what="slike" skeleton={<TableSkeleton rows={6} columns={3} />}>
          {({ pictures }) => <PictureRows year={year} pictures={pictures} />}
        </Loaded>
      </SectionCard>
    </>
  );
}
