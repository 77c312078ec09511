import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { applicationChunks } from './scripts/vite-plugins/application-chunks.ts'
import { blockLayer } from './scripts/vite-plugins/block-layer.ts'
import { chunkStyles } from './scripts/vite-plugins/chunk-styles.ts'
import { localeFiles } from './scripts/vite-plugins/locale-files.ts'
import { precomputedModules } from './scripts/vite-plugins/precomputed-modules.ts'
import { serverBundle } from './scripts/vite-plugins/server-bundle.ts'
import { suppressedWarnings } from './scripts/vite-plugins/suppressed-warnings.ts'
import { visitorImportBoundaries } from './scripts/vite-plugins/visitor-import-boundaries.ts'

export default defineConfig({
  plugins: [
    reactRouter(),
    blockLayer(),
    chunkStyles(),
    applicationChunks(),
    serverBundle(),
    suppressedWarnings(),
    precomputedModules(),
    localeFiles(),
    visitorImportBoundaries(),
  ],
  // All supported browsers understand nested rules, which are shorter, so they are not flattened. Modules that a chunk
  // imports are not preloaded: the list of them would be a tenth of every visitor's script.
  build: {
    target: 'es2023',
    cssTarget: ['chrome124', 'firefox125', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: false,
    // Read by the server (server/render/load-build.ts).
    manifest: true,
  },
})
