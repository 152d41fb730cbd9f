import { AuditPageElement } from './audit-page.element.ts';

customElements.define('dt-audit', AuditPageElement);
