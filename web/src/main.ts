import { mount } from 'svelte';
import App from './app/App.svelte';
import { begin } from './begin.ts';
import { loadSentences, viewer } from './lib/text.svelte.ts';
import './look/app.css';

const page = document.getElementById('app');
if (!page) throw new Error('index.html has no element #app');
void begin(page, {
  load: () => loadSentences(viewer.lang),
  draw: (target) => void mount(App, { target }),
  reload: () => location.reload(),
});
