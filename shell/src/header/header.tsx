import { useViewer } from '../menu/use-viewer';
import { AdminHeader } from './admin-header';
import { SuiteHeader } from './suite-header';

export function Header() {
  const viewer = useViewer();
  return viewer?.kind === 'admin' ? <AdminHeader /> : <SuiteHeader viewer={viewer} />;
}
