/** A page with a script of the test’s own, which its policy has to allow first. */

import { createHash } from 'node:crypto';

export function probed(page: string, script: string): string {
  const digest = createHash('sha256').update(script).digest('base64');
  return page
    .replace('; script-src ', `; script-src 'sha256-${digest}' `)
    .replace('</body>', () => `<script>${script}</script></body>`);
}
