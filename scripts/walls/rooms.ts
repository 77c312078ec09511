/** What the files of one room may import from this project: globs, and those taken back again by a leading `!`. */
export type Room = { files: string[]; may: string[] }

const plainContent = ['content/*.ts']
const stored = ['blocks/*/content.ts', 'blocks/{catalogue,packed-shapes,placeholders,shapes}.ts']
const shown = [...plainContent, 'fields/**', 'ui/**']
const site = [
  ...shown,
  'locales/**',
  'api/{client,errors,invitation-mark,request,session-storage,upload-file}.ts',
  'app/**',
  'blocks/**',
  ...not(stored),
]
const service = ['content/**', 'api/**', ...stored, 'blocks/block.ts', 'server/**', '!server/main.ts']

/** The first room that a file stands in decides. A file in none of them may import nothing of this project. */
export const rooms: Room[] = [
  { files: ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**', 'bench/**'], may: ['**'] },
  { files: ['*.config.ts'], may: ['vite-plugins/**', 'scripts/chromium.ts', 'content/**', 'e2e/**'] },
  { files: ['vite-plugins/**'], may: ['vite-plugins/**'] },
  { files: ['scripts/**'], may: ['scripts/**'] },
  { files: ['content/**'], may: ['content/**'] },
  { files: [...stored, 'blocks/block.ts'], may: ['content/**', ...stored, 'ui/conventions.ts'] },
  { files: ['blocks/**'], may: [...shown, 'blocks/**', ...not(stored)] },
  { files: ['ui/**'], may: ['ui/**'] },
  { files: ['fields/**'], may: shown },
  { files: ['editor/**'], may: ['editor/**', 'content/**', 'blocks/**', 'fields/**', 'ui/**', 'api/**', 'locales/**'] },
  { files: ['api/**'], may: ['api/**', 'content/**', 'blocks/catalogue.ts'] },
  { files: ['app/session/editor-door.tsx'], may: [...site, 'editor/**'] },
  { files: ['app/**'], may: site },
  { files: ['server/main.ts'], may: [...service, 'seed/**'] },
  { files: ['server/**'], may: service },
  { files: ['seed/**'], may: ['seed/**', 'content/**', 'blocks/catalogue.ts'] },
]

/** Types cost nothing and may come from anywhere, except that what visitors get does not know the server. */
export const visitors = ['content/**', 'ui/**', 'fields/**', 'blocks/**', 'app/**']
export const closedToVisitors = ['server/**']

/** Read by a tool that does not know the `#` addresses. */
export const relativeAcross = ['app/routes.ts', '*.config.ts']

function not(globs: string[]): string[] {
  return globs.map((glob) => `!${glob}`)
}
