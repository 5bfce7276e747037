// Starts the admin in the browser.
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nProvider } from 'react-aria-components';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router/dom';
import { locale } from '@taana-baana/contract/locale.ts';
import { ignoreStrayPresses } from '../../design/stray-presses.ts';
import { createStore } from '../store/create-store.ts';
import { applyDeviceChoices } from '../store/device-choices.ts';
import { createRouter } from './routes.tsx';
import './styles/app.css';

ignoreStrayPresses();
applyDeviceChoices();
const store = createStore();
const root = createRoot(document.querySelector('#root') as HTMLElement);

function render(): void {
  const router = createRouter(store);
  startTransition(() =>
    root.render(
      <StrictMode>
        <Provider store={store}>
          <I18nProvider locale={locale}>
            <RouterProvider router={router} />
          </I18nProvider>
        </Provider>
      </StrictMode>,
    ),
  );
}

// In a task of its own: on a slow phone the first press need not wait for it.
setTimeout(render);
