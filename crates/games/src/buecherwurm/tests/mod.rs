game::contract_suite!(super::Buecherwurm);
