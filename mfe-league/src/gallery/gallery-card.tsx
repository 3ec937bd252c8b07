import type { Galleries } from '@club/shared/contracts/gallery';
import { pictureCount } from '@club/shared/domain';
import { Link } from '@club/shared/router';
import { styled } from '@club/shared/ui-core';
import { Picture } from './picture';

const Card = styled(Link)(({ theme }) => ({
  display: 'block',
  overflow: 'hidden',
  borderRadius: 14,
  border: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.primary,
  background: theme.vars.palette.background.paper,
  textDecoration: 'none',
  '&:hover': { borderColor: theme.vars.palette.primary.main },
}));
const Cover = styled('div')(({ theme }) => ({ aspectRatio: '3 / 2', background: theme.vars.palette.track }));
const Text = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 12,
  padding: '12px 16px',
  '& strong': { fontSize: '1.0625rem' },
  '& span': { color: theme.vars.palette.text.secondary },
}));

/** One year of the gallery; the whole card is a link. */
export function GalleryCard({ gallery: { year, count, cover }, lazy }: { gallery: Galleries[number]; lazy: boolean }) {
  return (
    <Card to={`/gallery/${year}`}>
      <Cover>
        <Picture picture={cover} alt="" sizes="(min-width: 900px) 420px, 100vw" lazy={lazy} />
      </Cover>
      <Text>
        <strong>{year}.</strong>
        <span>{pictureCount(count)}</span>
      </Text>
    </Card>
  );
}
