import { CardGrid, PageHeading } from '@club/shared/ui-core';
import { HomeCard } from './home-card';
import { HOME_GROUPS } from './home-links';

export default function HomeScreen() {
  return (
    <>
      <PageHeading title="Administracija" subtitle="Članovi, rezervacije, novac i postavke kluba." />
      <CardGrid min={340}>
        {HOME_GROUPS.map((group) => (
          <HomeCard key={group.title} group={group} />
        ))}
      </CardGrid>
    </>
  );
}
