export * from '../../parts/grid';
