import { SettingsBarElement } from './settings-bar.element.ts';

customElements.define('dt-settings', SettingsBarElement);
