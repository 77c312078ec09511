/** Globs of a module's files, and of the project files that they may import. A leading `!` excludes files. */
export type Module = { files: string[]; mayImport: string[] }

const plainContent = ['content/*.ts']
const stored = [
  'blocks/*/content.ts',
  'blocks/{blank-texts,catalogue,page-starts,placeholders,serialized-shapes,shapes,with-block-names}.ts',
  'blocks/start-texts.json',
]
const shown = [...plainContent, 'fields/**', 'ui/**']
const site = [
  ...shown,
  'locales/**',
  'api/{client,current-release,errors,invitation-prefix,permissions,request,token-storage,upload-file}.ts',
  'app/**',
  'blocks/**',
  ...not(stored),
]
const outsideEditor = ['content/**', 'blocks/**', 'fields/**', 'ui/**', 'api/**', 'locales/**']
const editorBase = ['editor/model/**', 'editor/components/**', 'editor/styles/**']
const service = ['content/**', 'api/**', ...stored, 'blocks/block.ts', 'server/**', '!server/main.ts']

/** The first module whose `files` match applies. A file that matches none may not import anything of this project. */
export const modules: Module[] = [
  { files: ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**', 'bench/**'], mayImport: ['**'] },
  { files: ['*.config.ts'], mayImport: ['scripts/vite-plugins/**', 'scripts/chromium.ts', 'content/**', 'e2e/**'] },
  { files: ['artwork/**'], mayImport: ['artwork/**', 'content/**', 'scripts/chromium.ts'] },
  { files: ['scripts/**'], mayImport: ['scripts/**'] },
  { files: ['content/**'], mayImport: ['content/**'] },
  { files: [...stored, 'blocks/block.ts'], mayImport: ['content/**', ...stored, 'ui/intl.ts'] },
  { files: ['blocks/**'], mayImport: [...shown, 'blocks/**', ...not(stored)] },
  { files: ['ui/**'], mayImport: ['ui/**'] },
  { files: ['fields/**'], mayImport: shown },
  { files: ['editor/model/**'], mayImport: [...outsideEditor, 'editor/model/**'] },
  { files: ['editor/components/**'], mayImport: [...outsideEditor, ...editorBase] },
  { files: ['editor/form/**'], mayImport: [...outsideEditor, ...editorBase, 'editor/form/**'] },
  ...['canvas', 'dialogs', 'panels'].map((name) => ({
    files: [`editor/${name}/**`],
    mayImport: [...outsideEditor, ...editorBase, 'editor/form/**', `editor/${name}/**`],
  })),
  { files: ['editor/**'], mayImport: [...outsideEditor, 'editor/**'] },
  { files: ['api/**'], mayImport: ['api/**', 'content/**', 'blocks/catalogue.ts'] },
  { files: ['app/session/edit-mode.lazy.tsx'], mayImport: [...site, 'editor/**'] },
  { files: ['app/**'], mayImport: site },
  { files: ['server/**'], mayImport: service },
]

/** Types may be imported from everywhere, except that `visitors` may not import types from `closedToVisitors`. */
export const visitors = ['content/**', 'ui/**', 'fields/**', 'blocks/**', 'app/**']
export const closedToVisitors = ['server/**']

/** Files that may import other top-level folders by relative paths, because their tools do not resolve `#` imports. */
export const relativeAcross = ['app/routes.ts', '*.config.ts']

function not(globs: string[]): string[] {
  return globs.map((glob) => `!${glob}`)
}
