import { mount } from 'svelte';
import App from './app/App.svelte';
import { loadSentences, viewer } from './lib/text.svelte.ts';
import './look/app.css';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element #app');
void loadSentences(viewer.lang).then(() => mount(App, { target }));
