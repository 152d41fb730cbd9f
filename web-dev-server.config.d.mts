import type { DevServerConfig } from '@web/dev-server';

declare const settings: DevServerConfig;
export default settings;
