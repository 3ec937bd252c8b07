import fs from 'node:fs';
import path from 'node:path';
import { reasonOf } from '../platform/failure-reason';
import type { RemoteRegistry } from '../platform/remotes';
import { error, type Finding, fine } from './finding';
import type { Installation } from './installation';

/** Whether the shell is built, and every remote exists and is compatible. */
export async function checkRemotes({ root }: Pick<Installation, 'root'>, registry: RemoteRegistry): Promise<Finding[]> {
  const findings: Finding[] = [];
  if (!fs.existsSync(path.join(root, 'shell/dist/index.html'))) {
    findings.push(error('Aplikacija nije izgrađena.', 'npm run build'));
  }
  const deployed = await registry.deployed();
  for (const fault of registry.faults()) {
    const reason = fault.cause ? ` (${reasonOf(fault)})` : '';
    findings.push(error(`${fault.message}${reason}.`, fault.remedy));
  }
  for (const { name, stable } of deployed) {
    const { refused } = stable;
    if (typeof refused !== 'string') continue;
    findings.push(
      error(`Ljuska odbija ${name}: ${refused}.`, 'Izgradite i pustite ljusku i taj dio iz istog izdanja.'),
    );
  }
  if (deployed.length === 0) findings.push(error('Nema nijednog dijela aplikacije (mfe-…).', 'npm run build'));
  return findings.length > 0 ? findings : [fine(`dijelovi: ${deployed.map(({ name }) => name).join(', ')}`)];
}
