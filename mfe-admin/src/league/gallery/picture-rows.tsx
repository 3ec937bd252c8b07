import type { GalleryPicture } from '@club/shared/contracts/gallery';
import { useNotify } from '@club/shared/notices';
import { PLAIN_LIST } from '@club/shared/theme';
import { EmptyState, styled } from '@club/shared/ui-core';
import { PictureRow } from './picture-row';
import { useSaveOrder } from './use-gallery';

const List = styled('ol')(PLAIN_LIST);

/** The pictures of a year in their order. */
export function PictureRows({ year, pictures }: { year: number; pictures: readonly GalleryPicture[] }) {
  const notify = useNotify();
  const order = useSaveOrder(year);
  const move = (from: number, by: -1 | 1) => {
    const seen = pictures.map(({ id }) => id);
    const ids = [...seen];
    const [moved] = ids.splice(from, 1);
    if (moved === undefined) return;
    ids.splice(from + by, 0, moved);
    order.mutateAsync({ ids, seen }).catch(notify.refusal);
  };
  if (pictures.length === 0) {
    return (
      <EmptyState title={`Za ${year}. još nema slika.`}>
        Odaberite slike iznad; bit će poredane po nazivu datoteke.
      </EmptyState>
    );
  }
  return (
    <List>
      {pictures.map((picture, index) => (
        <PictureRow
          key={picture.id}
          year={year}
          picture={picture}
          place={index + 1}
          of={pictures.length}
          onMove={order.isPending ? undefined : (by) => move(index, by)}
        />
      ))}
    </List>
  );
}
