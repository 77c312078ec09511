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
  build: {
    target: 'es2023',
    // The oldest supported browsers. They support nested CSS rules, so the build does not expand these.
    cssTarget: ['chrome124', 'firefox125', 'safari17.5'],
    assetsInlineLimit: 0,
    // The list of modules to preload would be a tenth of every visitor's script.
    modulePreload: false,
    // The server reads the manifest (server/render/load-build.ts).
    manifest: true,
  },
})
