import { mount } from 'svelte';
// Before the components: their own rules win over shared ones.
import './style/base.css';
import App from './App.svelte';
import { release } from './offline/release.svelte';

const target = document.getElementById('app');
if (target) mount(App, { target });
// When the first view is there.
window.addEventListener('load', () => setTimeout(() => void release.watch().catch(() => undefined), 1000));
