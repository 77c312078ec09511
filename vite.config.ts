import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { precompress } from './vite-plugins/precompress.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), precompress()],
  build: { target: 'es2023', assetsInlineLimit: 0 },
})
