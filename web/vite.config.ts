import { svelte } from '@sveltejs/vite-plugin-svelte';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vitest/config';

const server = 'http://127.0.0.1:8000';

export default defineConfig({
  base: '/',
  plugins: [tailwindcss(), svelte()],
  build: {
    outDir: '../src/spielwerk/server/static',
    emptyOutDir: true,
    // The server's content policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Small parts that the page and what is loaded later share: one file instead of a dozen, each with its head.
        codeSplitting: { groups: [{ name: 'parts', test: /src\/parts\/(Button|Field|Form|Icon|Named|Refused|Said|Tag)\.svelte|src\/systems\/fields\.ts|src\/parts\/(icons|numbers)\.ts/ }] },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: server }, '/ws': { target: server, ws: true } },
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    // How long a machine may take decides nothing but how a failure ends.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    restoreMocks: true,
  },
});
