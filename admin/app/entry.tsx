// Starts the admin in the browser.
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router/dom';
import { createStore } from '../store/create-store.ts';
import { applyDeviceChoices } from '../store/device-choices.ts';
import { createRouter } from './routes.tsx';
import './styles/app.css';

applyDeviceChoices();
const store = createStore();
const root = createRoot(document.querySelector('#root') as HTMLElement);

function render(): void {
  const router = createRouter(store);
  startTransition(() =>
    root.render(
      <StrictMode>
        <Provider store={store}>
          <RouterProvider router={router} />
        </Provider>
      </StrictMode>,
    ),
  );
}

// In tasks of their own: on a slow phone the first press need not wait for all of it.
setTimeout(render);
