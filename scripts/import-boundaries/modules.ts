/** What the files of one room may import from this project: globs, and those taken back again by a leading `!`. */
export type Module = { files: string[]; mayImport: string[] }

const plainContent = ['content/*.ts']
const stored = ['blocks/*/content.ts', 'blocks/{catalogue,placeholders,serialized-shapes,shapes}.ts']
const shown = [...plainContent, 'fields/**', 'ui/**']
const site = [
  ...shown,
  'locales/**',
  'api/{client,errors,invitation-prefix,request,token-storage,upload-file}.ts',
  'app/**',
  'blocks/**',
  ...not(stored),
]
const service = ['content/**', 'api/**', ...stored, 'blocks/block.ts', 'server/**', '!server/main.ts']

/** The first room that a file stands in decides. A file in none of them may import nothing of this project. */
export const modules: Module[] = [
  { files: ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**', 'bench/**'], mayImport: ['**'] },
  { files: ['*.config.ts'], mayImport: ['vite-plugins/**', 'scripts/chromium.ts', 'content/**', 'e2e/**'] },
  { files: ['artwork/**'], mayImport: ['artwork/**', 'content/**', 'scripts/chromium.ts'] },
  { files: ['vite-plugins/**'], mayImport: ['vite-plugins/**'] },
  { files: ['scripts/**'], mayImport: ['scripts/**'] },
  { files: ['content/**'], mayImport: ['content/**'] },
  { files: [...stored, 'blocks/block.ts'], mayImport: ['content/**', ...stored, 'ui/intl.ts'] },
  { files: ['blocks/**'], mayImport: [...shown, 'blocks/**', ...not(stored)] },
  { files: ['ui/**'], mayImport: ['ui/**'] },
  { files: ['fields/**'], mayImport: shown },
  {
    files: ['editor/**'],
    mayImport: ['editor/**', 'content/**', 'blocks/**', 'fields/**', 'ui/**', 'api/**', 'locales/**'],
  },
  { files: ['api/**'], mayImport: ['api/**', 'content/**', 'blocks/catalogue.ts'] },
  { files: ['app/session/editor.lazy.tsx'], mayImport: [...site, 'editor/**'] },
  { files: ['app/**'], mayImport: site },
  { files: ['server/main.ts'], mayImport: [...service, 'seed/**'] },
  { files: ['server/**'], mayImport: service },
  { files: ['seed/**'], mayImport: ['seed/**', 'content/**', 'blocks/catalogue.ts'] },
]

/** Types cost nothing and may come from anywhere, except that what visitors get does not know the server. */
export const visitors = ['content/**', 'ui/**', 'fields/**', 'blocks/**', 'app/**']
export const closedToVisitors = ['server/**']

/** Read by a tool that does not know the `#` addresses. */
export const relativeAcross = ['app/routes.ts', '*.config.ts']

function not(globs: string[]): string[] {
  return globs.map((glob) => `!${glob}`)
}
