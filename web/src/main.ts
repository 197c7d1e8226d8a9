import { mount } from 'svelte';
// Before the components: their own rules win over shared ones.
import './style/base.css';
import App from './App.svelte';

const target = document.getElementById('app');
if (target) mount(App, { target });
