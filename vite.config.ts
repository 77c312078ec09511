import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { precompress } from './vite-plugins/precompress.ts'
import { walls } from './vite-plugins/walls.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), precompress(), walls()],
  build: { target: 'es2023', assetsInlineLimit: 0 },
})
