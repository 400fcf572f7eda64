/** The button that turns the page light or dark: as the system has it until it is pressed; not remembered. */
import { byId } from './elements.ts';

export function showThemeButton(): void {
  const { dataset } = document.documentElement;
  const button = byId('theme');
  const prefersDark = matchMedia('(prefers-color-scheme: dark)');
  const isDark = () => (dataset.theme ? dataset.theme === 'dark' : prefersDark.matches);
  const show = () => {
    button.textContent = isDark() ? 'Light theme' : 'Dark theme';
  };
  button.addEventListener('click', () => {
    dataset.theme = isDark() ? 'light' : 'dark';
    show();
  });
  prefersDark.addEventListener('change', show);
  show();
  button.hidden = false;
}
