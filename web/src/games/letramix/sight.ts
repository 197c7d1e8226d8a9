export * from '../../parts/sight';
