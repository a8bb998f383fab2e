import './shell/tokens.css';
import './shell/fonts.css';
import './shell/base.css';
import { mount } from 'svelte';
import App from './shell/App.svelte';
import { firstLanguage, language } from './shell/language.svelte';
import { keepSettings } from './shell/settings.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no element #app');

keepSettings();
await language.use(firstLanguage());
mount(App, { target });
// What may go wrong is said when it has: until these words are there, in general ones.
language.need('errors').catch(() => {});
