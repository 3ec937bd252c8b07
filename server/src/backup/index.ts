export { listBackups } from './backup-files';
export { requestBackup } from './backup-requests';
export { scheduleBackups } from './backup-schedule';
export { type BackupSettings, readBackupSettings } from './backup-settings';
export { makeBackup } from './make-backup.service';
export { restoreBackup } from './restore-backup.service';
export { BackupRefused, unpackBackup } from './unpack-backup';
export { inWorkingFolder } from './working-folder';
export { type ClubPlace, writeBackup } from './write-backup.service';
